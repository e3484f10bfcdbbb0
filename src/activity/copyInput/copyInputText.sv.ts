import type { Translation } from '#ui/texts/useText.ts'
import type { copyInputText } from './copyInputText.ts'

export default {
  id: 'copyInput',
  texts: {
    chooseTarget: 'Välj en aktivitet:',
    hidden: (kind) => `${kind}, dold`,
    placed: (place, kind) => `Aktivitet ${place} · ${kind}`,
    noTargets: 'Ingen annan aktivitet än',
    noTargetsHint: 'Lägg först till en aktivitet i agendan; sedan kan du kopiera svar till den.',
    copyAnswers: 'Kopiera svar',
    copyGroups: 'Kopiera grupper',
    copyTop: 'Kopiera toppen',
    topCount: 'Hur många av de mest gillade svaren',
    into: (name) => `Till ”${name}”`,
    loading: 'Laddar aktiviteten',
    back: 'Tillbaka',
    copied: (count, name) =>
      count === null ? `Kopierat till ”${name}”.` : `${count} kopierade till ”${name}”.`,
  },
} satisfies Translation<typeof copyInputText>
