import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts that charts share. */
export const chartText = {
  id: 'chart',
  en: {
    download: 'Download picture',
    asSvg: 'SVG, for print and slides',
    asPng: 'PNG, for chats and documents',
    failed: 'The picture could not be made. Please try again.',
    showTable: 'Show as a table',
    tableOf: (title: string) => `${title}, as a table`,
    name: (name: string, counts: string, mean: string, median: string) =>
      `${name}: ${counts}; mean ${mean}, median ${median}`,
    none: (name: string) => `${name}: no votes`,
    noVotes: 'No votes shown yet',
    bin: (votes: number, from: number, to: number) =>
      `${votes === 1 ? '1 vote' : `${votes} votes`} for ${from === to ? from : `${from} to ${to}`}`,
    mean: (value: string) => `Mean ${value}`,
    median: (value: string) => `Median ${value}`,
  },
} satisfies Catalogue<unknown>
