import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of copying the input of any activity and starting it over. */
export const activityInputText = {
  id: 'activityInput',
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
    startOverTitle: (name: string) => `Start “${name}” over?`,
    startOver: 'Start over',
    startedOver: (name: string) => `“${name}” is empty again.`,
    marksStay: 'Who is done is still marked.',
    startOverUndone: (name: string) =>
      `“${name}” is as it was. Everyone is asked again whether they are done.`,
  },
} satisfies Catalogue<unknown>
