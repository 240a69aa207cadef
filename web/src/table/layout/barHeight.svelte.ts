/**
 * How high the decision stands at the lower edge, in pixels: panels over the board end above it. No property of the stage,
 * which all that lies there would inherit: with every question the whole map would have its styles worked out anew, twice.
 */
export const barHeight = $state({ px: 0 });
