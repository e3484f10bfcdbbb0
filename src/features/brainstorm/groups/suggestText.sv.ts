import type { Translation } from '#ui/texts/useText.ts'
import type { brainstormSuggestText } from './suggestText.ts'

export default {
  id: 'suggestedAnswers',
  texts: {
    about: 'Hittades på den här enheten utifrån orden i svaren. Inget ändras förrän du godkänner.',
    working: 'Letar efter svar som hör ihop…',
    progress: 'Andel av svaren som har jämförts',
    accepted: (name, count) => `Gruppen ${name} skapades av ${count} svar. Det går att ångra i ett steg.`,
    allGrouped: 'Alla svar är redan i en grupp.',
    tooFew: 'Det behövs minst två ogrupperade svar.',
    noneAlike: (count) => `Av de ${count} ogrupperade svaren är inga två tillräckligt lika.`,
    allDecidedHint: 'Alla är godkända eller avvisade. Nya svar kan också tas med: föreslå igen.',
  },
} satisfies Translation<typeof brainstormSuggestText>
