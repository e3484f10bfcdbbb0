import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the activity editor. */
export const editorText = {
  id: 'editor',
  en: {
    editActivity: 'Edit activity',
    addActivity: 'Add activity',
    close: 'Close the editor',
    nothingToEdit: 'Open an activity from the agenda to edit it here.',
    noPanel: 'This activity cannot be edited here.',
    templateId: 'Template ID',
    nameMissing: 'Please enter a name.',
    onlyCreator: 'Only the creator may change the name.',
    copyId: 'Copy the session ID',
    passwordPlaceholder: 'No password',
    copyPassword: 'Copy the password',
    betaTitle: 'Preview of new Features (Beta)',
    color: 'Session colour',
    colorHint: 'Such as #0056FB. It marks the bar at the top of the session.',
  },
} satisfies Catalogue<unknown>
