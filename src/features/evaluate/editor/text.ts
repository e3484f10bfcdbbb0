import { limits } from '#domain/limits.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the editor of Scales and of the 2x2 matrix. */
export const evaluateEditorText = {
  id: 'evaluateEditor',
  en: {
    heading: 'Heading',
    answerHeading: 'Answer Heading',
    voteHeading: 'Vote Heading',
    voteDescription: 'Vote Description',
    dimensions: 'Dimensions',
    horizontalTitle: 'Horizontal axis',
    horizontalHelp: 'Description of the horizontal axis',
    verticalTitle: 'Vertical axis',
    verticalHelp: 'Description of the vertical axis',
    productHint:
      'The table of results starts with the highest product of both axes. Name both so that more is better, such as Value and Ease.',
    editAxes: (axes: number): string => (axes === 1 ? 'Edit axis' : 'Edit axes'),
    axisValues: 'Axis values',
    min: 'Min',
    max: 'Max',
    above: (votes: number, high: number, isLeast: boolean) => {
      const number = votes === 1 ? '1 vote' : `${votes} votes`
      return `${isLeast ? `At least ${number}` : number} above ${high} ${votes === 1 ? 'counts' : 'count'} as ${high}. No vote is changed.`
    },
    mayBeAbove: (high: number) => `Votes above ${high} count as ${high}. No vote is changed.`,
    answers: 'Answers',
    addAnswer: 'Add answer',
    noAnswers: 'Nothing to vote on yet.',
    mostAnswers: `An activity has at most ${limits.polls} answers to vote on.`,
    answerAt: (n: number) => `Answer ${n}`,
    newAnswer: (n: number) => `Answer ${n}`,
    colorOf: (label: string, color: string) => `Colour of ${label}: ${color}`,
    advanced: 'Advanced',
    matrixColors: 'Matrix colours',
    schemes: [
      'White',
      'Shades of blue',
      'Blue and orange',
      'Four colours',
      'Shades of grey',
    ] as readonly string[],
    matrixLabels: 'Matrix labels',
    showLabels: 'Show labels',
    /** In the empty fields of the labels I to IV. SPEC EV6 */
    placeholders: ['Easy Wins', 'Big Bets', 'Incremental', 'Money Pit'] as readonly string[],
    corners: ['Top left', 'Top right', 'Bottom left', 'Bottom right'] as readonly string[],
    asGraph: 'Results open as a graph',
    asGraphHint: 'Off: they open as a table.',
  },
} satisfies Catalogue<unknown>
