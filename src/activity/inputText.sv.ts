import type { Translation } from '#ui/texts/useText.ts'
import type { activityInputText } from './inputText.ts'

export default {
  id: 'activityInput',
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
    startOverTitle: (name) => `Börja om med ”${name}”?`,
    startOver: 'Börja om',
    startedOver: (name) => `”${name}” är tom igen.`,
    marksStay: 'Vilka som är klara är fortfarande markerat.',
    startOverUndone: (name) => `”${name}” är som den var. Alla får på nytt säga till när de är klara.`,
  },
} satisfies Translation<typeof activityInputText>
