import type { Catalogue } from '#ui/texts/useText.ts'

const votes = (count: number): string => (count === 1 ? '1 vote waits' : `${count} votes wait`)

/** Texts in place of results of which nothing is shown. */
export const awaitedText = {
  id: 'awaitedVotes',
  en: {
    waits: {
      last: (count: number) => `${votes(count)} for the last person`,
      everyone: (count: number) => `${votes(count)} until everyone has voted`,
      company: (count: number) => `${votes(count)} for more votes`,
      close: (count: number) => `${votes(count)} until voting closes`,
    },
    none: 'No votes yet',
    noneHint: 'Results appear here once people have voted.',
    noneAtAll: 'No votes to show',
    blind: 'Results are hidden until voting closes',
    blindHint:
      'Everybody sees them at the same moment, facilitators too. Until then you can change your vote.',
    blindFacilitator:
      'Nobody sees a total before, you neither. Everybody sees the results at the same moment.',
    readable: 'Results can be read now.',
    revealed: 'Voting is closed. Here are the results.',
  },
} satisfies Catalogue<unknown>
