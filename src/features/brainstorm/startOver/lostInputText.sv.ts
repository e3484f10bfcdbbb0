import type { Translation } from '#ui/texts/useText.ts'
import type { lostInputText } from './lostInputText.ts'

export default {
  id: 'lostInput',
  texts: {
    lost: (answers, groups, comments) =>
      `Då försvinner ${listed([
        [answers, 'svar', 'svar'],
        [groups, 'grupp', 'grupper'],
        [comments, 'kommentar', 'kommentarer'],
      ])}, alla gillningar och vilka som är klara, för alla. Ämnen, frågor, texter, anteckningar och inställningar blir kvar. Du kan ångra det direkt efteråt.`,
  },
} satisfies Translation<typeof lostInputText>

function listed(counts: [number, string, string][]): string {
  const named = counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
  return named.length === 0
    ? 'allt som skrivits (än så länge inget)'
    : new Intl.ListFormat('sv').format(named)
}
