import type { Translation } from '#ui/texts/useText.ts'
import type { rangeText } from './rangeText.ts'

export default {
  id: 'planRanges',
  texts: {
    cut: 'Klipp ut',
    paste: 'Klistra in',
    fillDown: 'Fyll nedåt',
    clearCells: (count) => (count === 1 ? 'Töm cellen' : 'Töm cellerna'),
    clearSelection: 'Avsluta markering',
    selected: (count) => (count === 1 ? '1 cell markerad' : `${count} celler markerade`),
    copied: (count) => (count === 1 ? '1 cell kopierad' : `${count} celler kopierade`),
    copyFailed: 'Webbläsaren tillät inte kopiering.',
    pasteFailed: 'Urklippet kunde inte läsas. Tillåt det i webbläsaren.',
    nothingToPaste: 'Det finns ingen text i urklippet.',
    pasted: (cells, rows) => {
      const laid = cells === 1 ? '1 cell klistrades in' : `${cells.toLocaleString('sv')} celler klistrades in`
      return rows === 0 ? `${laid}.` : `${laid}, ${rows === 1 ? '1 rad' : `${rows} rader`} lades till.`
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
} satisfies Translation<typeof rangeText>
