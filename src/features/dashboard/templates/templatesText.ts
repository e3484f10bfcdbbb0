import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of template cards and their preview dialog. */
export const templatesText = {
  id: 'templates',
  en: {
    open: (name: string) => `Preview template ${name}`,
    nameMissing: 'Template name not found',
    descMissing: 'Template description not found',
    official: 'Official',
    officialSwitch: 'Official template',
    officialHint: 'It is in the library for everybody. Only administrators see this switch.',
    public: 'Public',
    private: 'Private',
    by: (name: string) => `By ${name}`,
    copies: (count: number) => (count === 1 ? 'Used once' : `Used ${count} times`),
    loading: 'Loading the template…',
    failed: 'Template',
    activities: (count: number) => (count === 1 ? '1 activity' : `${count} activities`),
    noActivities: 'This template has no activities yet.',
    creator: 'Created by',
    used: 'Used',
    times: (count: number) => (count === 1 ? 'once' : `${count} times`),
    categories: 'Categories',
    preview: 'Preview',
  },
} satisfies Catalogue<unknown>
