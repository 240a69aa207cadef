/** What the Action dice of both Ring games show: emblems by face. */
export const FACES: Record<string, readonly string[]> = {
  character: ["broadsword"],
  army: ["knight-banner"],
  muster: ["visored-helm"],
  army_muster: ["knight-banner", "visored-helm"],
  event: ["crystal-ball"],
  will_of_the_west: ["polar-star"],
  eye: ["burning-eye"],
};
