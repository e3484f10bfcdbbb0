import type { Translation } from '#ui/texts/useText.ts'
import type { gridText } from './gridText.ts'

export default {
  id: 'planGrid',
  texts: {
    edit: (heading, row) => `${heading}, rad ${row}`,
    editHeading: (heading) => `Rubrik för kolumn ${heading}`,
    choices: 'Alternativ',
    columnMenu: (heading) => `${heading}, meny`,
    width: (heading) => `Bredd på kolumn ${heading}`,
    pixels: (width) => `${width} bildpunkter`,
    showAll: 'Visa allt',
    filtered: 'Sorterat eller filtrerat bara på den här skärmen.',
    noneShown: 'Ingen rad innehåller de här orden.',
    moved: (name, place, of) => `${name} är nu nummer ${place} av ${of}`,
    moveNeedsAll: 'Rader som är sorterade, filtrerade eller sökta flyttas inte. Visa allt först.',
    selected: (count) => (count === 1 ? '1 cell markerad' : `${count} celler markerade`),
    selectCells: 'Markera celler',
    selectAll: 'Markera allt',
    copied: (count) => (count === 1 ? '1 cell kopierad' : `${count} celler kopierade`),
    copyFailed: 'Webbläsaren tillät inte kopiering.',
    pasteFailed: 'Urklippet kunde inte läsas. Tillåt det i webbläsaren.',
    nothingToPaste: 'Det finns ingen text i urklippet.',
    pasted: (cells, rows) => {
      const changed = cells === 1 ? '1 cell inklistrad' : `${cells} celler inklistrade`
      return rows === 0 ? changed : `${changed}, ${rows === 1 ? '1 rad tillagd' : `${rows} rader tillagda`}`
    },
    leftOut: (count) => (count === 1 ? '1 text klistrades inte in:' : `${count} texter klistrades inte in:`),
    outside: (count) => `${count} till höger om sista kolumnen.`,
    tooLong: (count, limit) => `${count} längre än ${limit} tecken.`,
    tooMany: (count) => (count === 1 ? '1 rad fick inte plats.' : `${count} rader fick inte plats.`),
    linesAsOne: 'Inklistrat som en text: cellerna nedanför har text.',
    lineByLine: 'En cell för varje rad',
    filled: (count) => (count === 1 ? '1 cell ifylld' : `${count} celler ifyllda`),
    emptyAlready: 'Inget att tömma',
    emptied: (count) => (count === 1 ? '1 cell tömd' : `${count} celler tömda`),
  },
} satisfies Translation<typeof gridText>
