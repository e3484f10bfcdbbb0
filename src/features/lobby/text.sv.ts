import type { Translation } from '#ui/texts/useText.ts'
import type { lobbyText } from './text.ts'

export default {
  id: 'lobby',
  texts: {
    scan: 'Eller skanna för att gå med',
    peopleHere: (count) => (count === 1 ? '1 person är här' : `${count} personer är här`),
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
    anonymous: 'Det du skriver är anonymt. Det kan inte spåras till dig.',
    youAre: (name) => `Här heter du ${name}.`,
    youAreWhy: 'Så kan facilitatorn hitta dig. Namnet står inte vid något du skriver.',
    wait: (facilitator) => `Vänta på att ${facilitator} leder dig genom sessionen.`,
    theFacilitator: 'facilitatorn',
    leave: 'Lämna sessionen på den här enheten',
    leaveTitle: 'Lämna den här sessionen?',
    leaveText: 'Du kan gå med igen, men som någon ny: det du har skrivit kan du då inte längre ändra.',
    leaveUnsaved: 'En del av det du skrivit är inte sparat än och skulle gå förlorat.',
    leaveConfirm: 'Lämna',
  },
} satisfies Translation<typeof lobbyText>
