import type { Translation } from '#ui/texts/useText.ts'
import type { inputText } from './inputText.ts'

export default {
  id: 'organizeInput',
  texts: {
    items: (count) => `${count} kort`,
    nothing: 'Här finns inget kort att kopiera.',
    noSection: 'Ingen sektion är vald.',
    allItems: (count) =>
      count === 1 ? 'Ett kort kommer att kopieras.' : `Alla ${count} kort där kommer att kopieras.`,
    selectedItems: (count) =>
      count === 1 ? 'Det valda kortet kommer att kopieras.' : `De ${count} valda korten kommer att kopieras.`,
    sectionsOf: (count) =>
      count === 1
        ? 'En sektion kommer att kopieras, med allt som är i den.'
        : `${count} sektioner kommer att kopieras, med allt som är i dem.`,
    groupsOf: (count) =>
      count === 1 ? 'En grupp kommer att kopieras.' : `${count} grupper kommer att kopieras.`,
    topItems: (count) =>
      count === 1
        ? 'Kortet som flest är eniga om kommer att kopieras.'
        : `De ${count} kort som flest är eniga om kommer att kopieras.`,
    topCount: 'Hur många av korten som flest är eniga om',
    copiedAs: 'Det här kopieras:',
    as: { items: 'Kort', sections: 'Sektioner med sina kort' },
    whichSections: 'Från vilka sektioner:',
    destination: '1. Välj mål:',
    destinations: { ANSWERS: 'Kort', TOPICS: 'Sektioner' },
    section: '2. Välj sektion:',
    copyGroups: 'Grupper förblir grupper',
    copyGroupsHint: 'Av: deras kort står för sig själva.',
    cloneGroups: 'Skapa nya grupper',
    cloneGroupsHint: 'Av: korten läggs i en grupp med samma namn, om det finns en.',
    lost: (count) =>
      `Då försvinner ${count === 0 ? 'alla kort som deltagare skrivit eller som kopierats (än så länge inga)' : `${count} kort som deltagare skrivit eller som kopierats`}, alla röster och vilka som är klara, för alla. Facilitatorernas kort blir kvar, och inget är sorterat längre. Sektioner, grupper, texter, anteckningar och inställningar blir kvar. Du kan ångra det direkt efteråt.`,
  },
} satisfies Translation<typeof inputText>
