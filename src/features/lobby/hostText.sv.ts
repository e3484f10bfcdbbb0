import type { Translation } from '#ui/texts/useText.ts'
import type { hostText } from './hostText.ts'

export default {
  id: 'hostLobby',
  texts: {
    scan: 'Eller skanna för att gå med',
    participants: (count) => `${count} deltagare`,
    nobodyHere: 'Ingen har gått med än',
    facilitators: 'Facilitatorer',
    editTitle: 'Redigera rubriken',
    editDesc: 'Redigera beskrivningen',
    title: 'Lobbyns rubrik',
    desc: 'Lobbyns beskrivning',
    titlePlaceholder: 'Lägg till en rubrik',
    descPlaceholder: 'Lägg till en beskrivning: vad handlar sessionen om?',
    firstStepTitle: 'Nästa steg: lägg till en aktivitet',
    firstStepHint: 'Använd ”Ny aktivitet” i agendan. En brainstorm är en bra början.',
    chooseActivity: 'Välj en nu',
    nextStepTitle: 'Redo när du är det',
    nextStepHint: 'Välj en aktivitet i agendan och tryck på Presentera: då kommer alla dit.',
  },
} satisfies Translation<typeof hostText>
