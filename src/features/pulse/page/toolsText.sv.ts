import type { Translation } from '#ui/texts/useText.ts'
import type { toolsText } from './toolsText.ts'

export default {
  id: 'pulseTools',
  texts: {
    approveAll: (count) =>
      count === 1 ? 'Godkänn påståendet som väntar' : `Godkänn alla ${count} påståenden som väntar`,
    withdrawAll: 'Låt alla påståenden vänta igen',
    withdrawAllTitle: 'Ska alla påståenden vänta igen?',
    withdrawAllBody:
      'Ingen ser dem, utom de som har skrivit dem och facilitatorerna, förrän du godkänner dem igen.',
    withdrawAllConfirm: 'Låt dem vänta',
    compare: 'Jämför med den förra pulsen',
  },
} satisfies Translation<typeof toolsText>
