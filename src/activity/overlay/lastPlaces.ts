/** More than any second takes: what is on its way comes last of it, in the order it is sent. */
export const lastPlaces = 1_000_000
