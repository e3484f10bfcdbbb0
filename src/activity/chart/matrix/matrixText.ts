import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the matrix. */
export const matrixText = {
  id: 'matrix',
  en: {
    picture: (bubbles: number, x: string, y: string) =>
      `Plane with ${bubbles === 1 ? '1 bubble' : `${bubbles} bubbles`}. To the right: ${x}. Upwards: ${y}. Arrow keys move from bubble to bubble; the table has all values.`,
    bubble: (name: string, x: string, value1: string, y: string, value2: string, votes: number) =>
      `${name}: ${x} ${value1}, ${y} ${value2}, ${votes === 1 ? '1 vote' : `${votes} votes`}`,
    before: (value1: string, value2: string) => `before: ${value1}, ${value2}`,
    beforeOne: (value: string) => `before ${value}`,
    votes: (count: number) => (count === 1 ? '1 vote' : `${count} votes`),
    votesColumn: 'Votes',
    withoutVotes: (numbers: string) => `Without votes: ${numbers}`,
    withheld: (numbers: string) => `Too few votes to show: ${numbers}`,
    others: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
    empty: 'No votes shown yet. Bubbles appear here.',
    heat: 'Heat map',
    open: 'Open',
    spread: (value: string) => `spread ${value}`,
    place: (name: string, x: string, y: string) =>
      `Tap the plane to place ${name}. To the right: ${x}. Upwards: ${y}.`,
    placeNone: 'Choose an item, then tap the plane to place it.',
    marker: (name: string, x: string, value1: number, y: string, value2: number) =>
      `${name}: ${x} ${value1}, ${y} ${value2}. Arrow keys move it.`,
    notPlaced: (name: string) => `${name}: not placed. Arrow keys place it in the middle.`,
  },
} satisfies Catalogue<unknown>
