import type { Translation } from '#ui/texts/useText.ts'
import type { barText } from './barText.ts'

export default {
  id: 'voteBar',
  texts: {
    label: 'Din röst',
    vote: 'Rösta',
    withdraw: 'Ta tillbaka rösten',
    withdrawn: 'Din röst är tillbakatagen.',
    withdrawnLater: 'Om den redan har visats försvinner den ur resultatet tillsammans med andra.',
    together: 'Visas tillsammans med minst två andra.',
    recognised: {
      few: () => 'Din röst kan kännas igen: få deltar.',
      live: () => 'Din röst kan kännas igen: resultatet visas direkt.',
      reopened: (at) => `Din röst kan kännas igen: resultatet visades ${at}.`,
      last: () => 'Din röst kan kännas igen: alla andra har röstat.',
    },
    changeRecognised: {
      few: () => null,
      live: () => 'Resultatet visas direkt: en ändring kan kännas igen, även om du tar tillbaka rösten.',
      reopened: (at) =>
        `Resultatet visades ${at}: en ändring kan kännas igen, även om du tar tillbaka rösten.`,
      last: () => 'Alla har röstat: en ändring kan kännas igen, även om du tar tillbaka rösten.',
    },
    shownAt: (at) => `Resultatet visades ${at}.`,
    voted: (voted, joined) => `${voted}/${joined} har röstat`,
    chosenAgain: 'Det du hade valt är valt igen. Rösta för att det ska räknas.',
    votedOf: (voted, joined) => `${voted} av ${joined} har röstat.`,
    nobody: 'Ingen deltagare har anslutit än',
    proxies: (count) => `${count} införda åt andra`,
    nothing: 'Välj något först.',
    missing: (count) => `${count} är kvar utan värde. Du kan också avstå.`,
    partial: (count) =>
      count === 1 ? 'Ett svar har bara ett av sina två värden.' : `${count} svar har bara ett av två värden.`,
    notVoted: 'Inte röstat än',
    changed: 'Ändrat sedan du röstade',
    saved: 'Sparat: din röst räknas',
    closed: 'Omröstningen är stängd.',
    locked: 'Det går inte att rösta just nu. Det du valde finns kvar här.',
    notYours: 'Det här är en mall. Man röstar i sessioner som använder den.',
    ended: 'Sessionen är avslutad.',
    newRound: (round) => `Omgång ${round}: en ny omgång har börjat. Rösta igen.`,
    roundBegins: (round) => `Omgång ${round} har börjat: röster från omgången innan stannar i den.`,
  },
} satisfies Translation<typeof barText>
