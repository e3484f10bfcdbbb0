import type { Translation } from '#ui/texts/useText.ts'
import type { lostCommentsText } from './lostCommentsText.ts'

export default {
  id: 'lostComments',
  texts: {
    lost: (comments) =>
      `Då försvinner ${countOf(comments)} och vilka som är klara, för alla. Dokumentet, anteckningar och inställningar blir kvar. Du kan ångra det direkt efteråt.`,
  },
} satisfies Translation<typeof lostCommentsText>

function countOf(comments: number): string {
  if (comments === 0) return 'alla kommentarer (än så länge inga)'
  return comments === 1 ? '1 kommentar' : `${comments} kommentarer`
}
