import type { Translation } from '#ui/texts/useText.ts'
import type { lostStatementsText } from './lostStatementsText.ts'

export default {
  id: 'lostStatements',
  texts: {
    lost: (statements) =>
      `Det här tar bort ${countOf(statements)}, alla röster och vilka som är klara, för alla. Kategorier, facilitatorernas påståenden, texter, anteckningar och inställningar blir kvar. Du kan ångra det direkt efteråt.`,
  },
} satisfies Translation<typeof lostStatementsText>

function countOf(statements: number): string {
  if (statements === 0) return 'alla påståenden från deltagare (det finns inga än)'
  return statements === 1 ? '1 påstående från en deltagare' : `${statements} påståenden från deltagare`
}
