import type { Translation } from '#ui/texts/useText.ts'
import type { organizeSuggestText } from './suggestText.ts'

export default {
  id: 'suggestedItems',
  texts: {
    section: 'Sektion',
    option: (name, count) => `${name} (${count} kort utan grupp)`,
    about: 'Hittades på den här enheten utifrån orden på korten. Inget ändras förrän du godkänner.',
    working: 'Letar efter kort som hör ihop…',
    progress: 'Andel av korten som har jämförts',
    accepted: (name, count) => `Gruppen ${name} skapades av ${count} kort. Det går att ångra i ett steg.`,
    allGrouped: 'Här finns inget kort utan grupp.',
    tooFew: 'Det behövs minst två kort utan grupp.',
    noneAlike: (count) => `Av de ${count} korten utan grupp är inga två tillräckligt lika.`,
    allDecidedHint: 'Alla är godkända eller avvisade. Nya kort kan också tas med: föreslå igen.',
  },
} satisfies Translation<typeof organizeSuggestText>
