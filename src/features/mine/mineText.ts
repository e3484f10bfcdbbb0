import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of a person's own page. */
export const mineText = {
  id: 'mine',
  en: {
    hint: 'Only you see this page. Nobody can tell which answers are yours.',
    hintEnded:
      'The session has ended, and with it the last trace of who wrote what. This list is kept on this device alone.',
    none: 'You have not answered anything yet',
    noneHint: 'What you write in this session is gathered here.',
    led: 'The facilitator leads everyone now. You can open your answers again when Follow me is off.',
    toRoom: 'Back to the session',
    waitingCount: (count: number) =>
      count === 1 ? '1 thing waits to be sent.' : `${count} things wait to be sent.`,
  },
} satisfies Catalogue<unknown>
