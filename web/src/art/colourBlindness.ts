/**
 * How colours look to eyes that lack one kind of cones, as linear light: the matrices of Machado, Oliveira and Fernandes
 * (2009) for a complete deficiency.
 */
export type Vision = "all" | "protanope" | "deuteranope" | "tritanope";
export const VISIONS: readonly Vision[] = ["all", "protanope", "deuteranope", "tritanope"];

type Light = [number, number, number];

const MATRICES: Record<Exclude<Vision, "all">, [Light, Light, Light]> = {
  protanope: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranope: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanope: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export function simulated(light: Light, vision: Vision): Light {
  if (vision === "all") return light;
  return MATRICES[vision].map((row) => Math.min(1, Math.max(0, row.reduce((sum, part, i) => sum + part * light[i]!, 0)))) as Light;
}
