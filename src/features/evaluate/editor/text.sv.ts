import { limits } from '#domain/limits.ts'
import type { Translation } from '#ui/texts/useText.ts'
import type { evaluateEditorText } from './text.ts'

export default {
  id: 'evaluateEditor',
  texts: {
    heading: 'Rubrik',
    answerHeading: 'Svarsrubrik',
    voteHeading: 'Röstningsrubrik',
    voteDescription: 'Röstningsbeskrivning',
    dimensions: 'Dimensioner',
    horizontalTitle: 'Horisontell axel',
    horizontalHelp: 'Beskrivning av den horisontella axeln',
    verticalTitle: 'Vertikal axel',
    verticalHelp: 'Beskrivning av den vertikala axeln',
    productHint:
      'Resultattabellen börjar med den högsta produkten av båda axlarna. Namnge båda så att mer är bättre, till exempel Värde och Enkelhet.',
    editAxes: (axes) => (axes === 1 ? 'Redigera axeln' : 'Redigera axlarna'),
    axisValues: 'Axelvärden',
    min: 'Minst',
    max: 'Mest',
    above: (votes, high, isLeast) => {
      const number = votes === 1 ? '1 röst' : `${votes} röster`
      return `${isLeast ? `Minst ${number}` : number} över ${high} räknas som ${high}. Ingen röst ändras.`
    },
    mayBeAbove: (high) => `Röster över ${high} räknas som ${high}. Ingen röst ändras.`,
    answers: 'Svar',
    addAnswer: 'Lägg till svar',
    noAnswers: 'Inget att rösta på än.',
    mostAnswers: `En aktivitet har högst ${limits.polls} svar att rösta på.`,
    answerAt: (n) => `Svar ${n}`,
    newAnswer: (n) => `Svar ${n}`,
    colorOf: (label, color) => `Färg på ${label}: ${color}`,
    advanced: 'Avancerat',
    matrixColors: 'Matrisens färger',
    schemes: ['Vit', 'Blå nyanser', 'Blått och orange', 'Fyra färger', 'Grå nyanser'],
    matrixLabels: 'Matrisens etiketter',
    showLabels: 'Visa etiketter',
    placeholders: ['Snabba vinster', 'Stora satsningar', 'Små förbättringar', 'Slukhål för pengar'],
    corners: ['Överst till vänster', 'Överst till höger', 'Nederst till vänster', 'Nederst till höger'],
    asGraph: 'Resultaten öppnas som diagram',
    asGraphHint: 'Av: de öppnas som tabell.',
  },
} satisfies Translation<typeof evaluateEditorText>
