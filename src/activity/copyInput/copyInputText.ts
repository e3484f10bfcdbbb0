import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of copying input from one activity into another. */
export const copyInputText = {
  id: 'copyInput',
  en: {
    chooseTarget: 'Choose an activity:',
    hidden: (kind: string) => `${kind}, hidden`,
    placed: (place: number, kind: string) => `Activity ${place} · ${kind}`,
    noTargets: 'No other activity yet',
    noTargetsHint: 'Add an activity to the agenda first; then you can copy answers into it.',
    copyAnswers: 'Copy Answers',
    copyGroups: 'Copy Groups',
    copyTop: 'Copy Top',
    topCount: 'How many of the most liked answers',
    into: (name: string) => `Into “${name}”`,
    loading: 'The activity is being loaded',
    back: 'Back',
    copied: (count: number | null, name: string) =>
      count === null ? `Copied to “${name}”.` : `${count} copied to “${name}”.`,
  },
} satisfies Catalogue<unknown>
