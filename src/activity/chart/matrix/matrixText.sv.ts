import type { Translation } from '#ui/texts/useText.ts'
import type { matrixText } from './matrixText.ts'

export default {
  id: 'matrix',
  texts: {
    picture: (bubbles, x, y) =>
      `Plan med ${bubbles} ${bubbles === 1 ? 'bubbla' : 'bubblor'}. Åt höger: ${x}. Uppåt: ${y}. Piltangenterna går från bubbla till bubbla; tabellen har alla värden.`,
    bubble: (name, x, value1, y, value2, votes) =>
      `${name}: ${x} ${value1}, ${y} ${value2}, ${votes} ${votes === 1 ? 'röst' : 'röster'}`,
    before: (value1, value2) => `förut: ${value1}, ${value2}`,
    beforeOne: (value) => `förut ${value}`,
    votes: (count) => `${count} ${count === 1 ? 'röst' : 'röster'}`,
    votesColumn: 'Röster',
    withoutVotes: (numbers) => `Utan röster: ${numbers}`,
    withheld: (numbers) => `För få röster för att visas: ${numbers}`,
    others: (count) => `och ${count} till`,
    empty: 'Inga röster visas än. Här visas bubblorna.',
    heat: 'Värmekarta',
    open: 'Öppna',
    spread: (value) => `spridning ${value}`,
    place: (name, x, y) => `Tryck på planet för att placera ${name}. Åt höger: ${x}. Uppåt: ${y}.`,
    placeNone: 'Välj en rad och tryck sedan på planet för att placera den.',
    marker: (name, x, value1, y, value2) =>
      `${name}: ${x} ${value1}, ${y} ${value2}. Piltangenterna flyttar den.`,
    notPlaced: (name) => `${name}: inte placerad. Piltangenterna placerar den i mitten.`,
  },
} satisfies Translation<typeof matrixText>
