import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of a template's settings. */
export const templateText = {
  id: 'templateSettings',
  en: {
    title: 'Template',
    loading: 'Loading the template…',
    desc: 'Description',
    descHint: 'What it is for, and for whom. It is searched, too.',
    count: (used: number, limit: number) => `${used} of ${limit} characters`,
    picture: 'Picture',
    pictureOf: (number: number) => (number === 0 ? 'The usual picture' : `Picture ${number}`),
    public: 'Public',
    publicOn:
      'Everybody with an account can find it, look at it and copy it. Only its facilitators can change it.',
    publicOff: 'Only its facilitators see it.',
    isOfficial: 'It is official, so everybody with an account finds it whatever is set here.',
    official: 'Official',
    officialHint: 'It is in the library for everybody. Only administrators decide this.',
    onlyCreator: 'Only the creator decides where it is found.',
    categories: 'Categories',
    categoriesHint: (most: number) => `Up to ${most}. Others filter by them.`,
    addCategory: 'Add a category',
    categoryPlaceholder: 'Type and press Enter',
    suggestions: 'Suggested categories',
    removeCategory: (category: string) => `Remove ${category}`,
    added: (category: string) => `${category} is added`,
    removed: (category: string) => `${category} is removed`,
  },
} satisfies Catalogue<unknown>
