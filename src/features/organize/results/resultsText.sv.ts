import type { Translation } from '#ui/texts/useText.ts'
import type { organizeResultsText } from './resultsText.ts'

export default {
  id: 'organizeResults',
  texts: {
    results: 'Var ni är överens',
    ofRound: (title, round) => `${title}, omgång ${round}`,
    item: 'Kort',
    chosenMost: 'Flest valde',
    agreement: 'Enighet',
    undecided: 'Osäkra',
    section: (number, name) => `${number} ${name}`,
    agreed: (votes, of, section) => `${votes} av ${of}: ${section}`,
    tied: (votes, of, sections) => `${votes} av ${of} var: ${sections}`,
    allUndecided: (count) => (count === 1 ? '1 är osäker' : `Alla ${count} är osäkra`),
    share: (votes, of) => `${votes} av ${of}`,
    noVotes: 'Inga röster visas än',
    votesFor: (name, votes) => `${name}: ${votes}`,
    isThere: (section) => `Ligger i ${section}`,
    moves: (section) => `Flyttas till ${section}`,
    sort: 'Ordning',
    sorts: { disagreement: 'Mest omstritt först', agreement: 'Mest överens först', section: 'Efter sektion' },
    accept: (atLeast) => `Godta över ${atLeast} %`,
    atLeast: 'Godta från den här enigheten',
    percent: (value) => `${value} %`,
    willMove: (count) =>
      count === 0
        ? 'Inget kort skulle flyttas.'
        : `${count === 1 ? '1 kort flyttas' : `${count} kort flyttas`} till den sektion som flest valde.`,
    accepted: (count) => (count === 1 ? '1 kort flyttat' : `${count} kort flyttade`),
    undone: 'Ångrat. Korten ligger där de låg.',
    cannotUndo: 'Något har ändrats sedan dess. Ångra steg för steg.',
    emptyTitle: 'Inget att visa än',
    emptyHint: 'Resultatet visas här när det finns sektioner och kort.',
    describe: (count) =>
      `Hur många som lade vart och ett av ${count} kort i vilken sektion, och hur många som var osäkra.`,
    foot: 'Valdeltagande och vilka som är klara',
  },
} satisfies Translation<typeof organizeResultsText>
