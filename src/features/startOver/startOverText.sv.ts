import type { Translation } from '#ui/useText.ts'
import type { startOverText } from './startOverText.ts'

export default {
  id: 'startOver',
  texts: {
    title: (name) => `Börja om med ”${name}”?`,
    body: (answers, groups, comments) =>
      `Då försvinner ${listed([
        [answers, 'svar', 'svar'],
        [groups, 'grupp', 'grupper'],
        [comments, 'kommentar', 'kommentarer'],
      ])}, alla gillningar och vilka som är klara, för alla. Ämnen, frågor, texter, anteckningar och inställningar blir kvar. Du kan ångra det direkt efteråt.`,
    confirm: 'Börja om',
    done: (name) => `”${name}” är tom igen.`,
    marksStay: 'Vilka som är klara är fortfarande markerat.',
    undo: 'Ångra',
    undone: (name) => `”${name}” är som den var. Alla får på nytt säga till när de är klara.`,
    cannotUndo: 'Något annat har ändrats under tiden. Använd Ångra i aktiviteten, steg för steg.',
    needsConnection: 'Det här kräver anslutning. Den återställs just nu.',
    unnamed: 'Namnlös',
  },
} satisfies Translation<typeof startOverText>

function listed(counts: [number, string, string][]): string {
  const named = counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
  return named.length === 0
    ? 'allt som skrivits (än så länge inget)'
    : new Intl.ListFormat('sv').format(named)
}
