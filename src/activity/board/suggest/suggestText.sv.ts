import type { Translation } from '#ui/texts/useText.ts'
import type { suggestText } from './suggestText.ts'

export default {
  id: 'suggest',
  texts: {
    title: 'Föreslagna grupper',
    cancelled: 'Avbröts innan det var klart',
    cancelledHint: 'Inget har ändrats.',
    again: 'Föreslå igen',
    close: 'Stäng förslagen',
    found: (count) => (count === 1 ? '1 föreslagen grupp' : `${count} föreslagna grupper`),
    acceptAll: (count) => `Godkänn alla ${count}`,
    accept: 'Godkänn',
    acceptNamed: (name) => `Godkänn: ${name}`,
    reject: 'Avvisa',
    rejectNamed: (name) => `Avvisa: ${name}`,
    name: 'Gruppens namn',
    takeOut: (item) => `Ta ut: ${item}`,
    takenOut: 'Uttaget ur förslaget',
    acceptedAll: (count) => `${count} grupper skapades. Det går att ångra i ett steg.`,
    rejected: 'Förslaget är avvisat',
    nothing: 'Inget att föreslå',
    allDecided: 'Inga fler förslag',
    failed: 'Sökningen kunde inte köras',
    failedHint: 'Kontrollera anslutningen och försök igen; inget har ändrats.',
  },
} satisfies Translation<typeof suggestText>
