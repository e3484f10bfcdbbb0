import type { Translation } from '#ui/texts/useText.ts'
import type { toolsText } from './toolsText.ts'

export default {
  id: 'pulseTools',
  texts: {
    approveAll: (count) =>
      count === 1 ? 'Godkänn påståendet som väntar' : `Godkänn alla ${count} påståenden som väntar`,
    withdrawAll: 'Låt alla påståenden vänta igen',
    withdrawAllTitle: 'Ska alla påståenden vänta igen?',
    withdrawAllBody:
      'Ingen ser dem, utom de som har skrivit dem och facilitatorerna, förrän du godkänner dem igen.',
    withdrawAllConfirm: 'Låt dem vänta',
    compare: 'Jämför med den förra pulsen',
    categoryName: 'Kategorins namn',
    editCategoryName: (name) => `Redigera namnet: ${name}`,
    categoryMenu: (name) => `Åtgärder för ${name}`,
    categoryMoved: (name, place, all) => `${name} är nu ${place} av ${all}`,
    categoryDeleted: (name) => `${name} är borttagen`,
    deleteCategoryTitle: 'Vill du verkligen ta bort den här kategorin?',
    deleteCategoryBody: 'Kategorin, dess påståenden och rösterna på dem tas bort för alltid.',
    addCategory: 'Ny kategori',
    categoryAdded: 'En kategori är tillagd sist.',
    openCategory: 'Öppna den',
  },
} satisfies Translation<typeof toolsText>
