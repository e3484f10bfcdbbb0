import type { Translation } from '#ui/texts/useText.ts'
import type { lostRowsText } from './lostRowsText.ts'

export default {
  id: 'lostRows',
  texts: {
    lost: (rows) =>
      `Då försvinner ${rows === 0 ? 'alla rader (än så länge inga)' : rows === 1 ? '1 rad' : `${rows} rader`} och vilka som är klara, för alla. Kolumner, rubriker, alternativ, texter, anteckningar och inställningar blir kvar. Du kan ångra det direkt efteråt.`,
  },
} satisfies Translation<typeof lostRowsText>
