import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about changing a category, for facilitators. */
export const categoryText = {
  id: 'pulseCategory',
  en: {
    name: 'Name of the category',
    editName: (name: string) => `Edit the name: ${name}`,
    menu: (name: string) => `Actions for ${name}`,
    moved: (name: string, place: number, all: number) => `${name} is now ${place} of ${all}`,
    deleted: (name: string) => `${name} deleted`,
    deleteTitle: 'Are you sure you want to delete this category?',
    deleteBody: 'This will permanently delete the category, its statements and the votes on them.',
  },
} satisfies Catalogue<unknown>
