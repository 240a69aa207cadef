/** What a new table asks, of the options a game has. */
import { seatsOf } from "../lobby/quickGame";
import type { GameInfo } from "../../lib/api/protocol";
import { ALTERNATIVE } from "../../lib/rules/rulings";

type Options = Record<string, string>;
type Option = GameInfo["options"][number];

/**
 * The options that leave a choice: not those with one value, not those of a player who does not take part (deck_3 of two), not
 * the scenario of a campaign, which plays them all. Of players only those who take part are offered.
 */
export function askedOf(game: GameInfo, options: Options): Option[] {
  const seats = seatsOf(game, options);
  return game.options
    .map((option) => ({ ...option, values: option.values.filter((value) => isHere(value, seats, game)) }))
    .filter(
      (option) =>
        !option.ruling &&
        (option.values.length > 1 || option.name.startsWith("deck_")) &&
        Number(/_(\d+)$/.exec(option.name)?.[1] ?? 0) <= seats.length &&
        !(option.name === "first_player" && seats.length < 2) &&
        !(option.name === "scenario" && inCampaign(options)),
    );
}

/** The house rulings a game offers, by their ids. */
export function rulingsOf(game: GameInfo): string[] {
  return game.options.filter((option) => option.ruling).map((option) => option.name);
}

/** Whether a value is not the name of a seat that is empty in a game of so many. */
function isHere(value: string, seats: string[], game: GameInfo): boolean {
  return seats.includes(value) || !Object.values(game.seats).some((all) => all.includes(value));
}

export function inCampaign(options: Options): boolean {
  return (options.campaign ?? "none") !== "none";
}

/**
 * The options as they are sent: what is asked, with the first value where the one chosen is no longer there; and the rulings
 * that are switched to the other reading.
 */
export function toSend(game: GameInfo, options: Options): Options {
  const asked = askedOf(game, options).map(({ name, values }) => {
    const chosen = options[name] ?? "";
    const known = game.options.find((option) => option.name === name)!.values.includes(chosen);
    return [name, !known || values.includes(chosen) ? chosen : (values[0] ?? "")];
  });
  const house = rulingsOf(game).filter((name) => options[name] === ALTERNATIVE);
  return Object.fromEntries([...asked, ...house.map((name) => [name, ALTERNATIVE])]);
}
