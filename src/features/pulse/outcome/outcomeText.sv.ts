import type { Translation } from '#ui/texts/useText.ts'
import type { outcomeText } from './outcomeText.ts'

export default {
  id: 'pulseOutcome',
  texts: {
    bars: 'Resultat',
    radar: 'Kategorier',
    trend: 'Utveckling',
    earlierPulse: 'den förra pulsen',
    round: (round) => `omgång ${round}`,
    turnout: 'Hur många som har röstat',
    foot: 'Vilka som är klara',
    notYours: 'Du ser resultatet när du har röstat.',
    notShown: 'Du ser resultatet när facilitatorn visar det.',
    toVote: 'Gå till omröstningen',
    onlyVoters: 'Bara facilitatorer och de som har röstat ser det här.',
    roomPages: 'Sidor på rummets skärm',
    pagesTurn: 'Rummets skärm: sidorna byts av sig själva.',
    pageHeld: (page) => `Rummets skärm: sida ${page} ligger kvar.`,
    holdPages: 'Håll kvar en sida',
    previousPage: 'Förra sidan',
    nextPage: 'Nästa sida',
    turnPages: 'Låt sidorna bytas',
  },
} satisfies Translation<typeof outcomeText>
