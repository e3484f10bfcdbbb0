import type { Catalogue } from '#ui/texts/useText.ts'

const here = (count: number): string =>
  count === 1 ? '1 statement waits for approval' : `${count} statements wait for approval`

/** Texts for facilitators about statements that wait. */
export const waitingText = {
  id: 'pulseWaiting',
  en: { here, elsewhere: (count: number, category: string) => `${here(count)} in ${category}` },
} satisfies Catalogue<unknown>
