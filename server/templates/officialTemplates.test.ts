import { expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { limits } from '#domain/limits.ts'
import { templatePics } from '#domain/workshop/workshop.ts'
import type { OfficialActivity } from '#server/activities/templates.ts'
import { officialTemplates } from './seedTemplates.ts'

test.each(languages)('[W6] official templates keep to the limits for facilitators (%s)', (language) => {
  const tooLong: string[] = []
  const hold = (text: string, limit: number): void => void (text.length > limit && tooLong.push(text))
  for (const template of officialTemplates(language)) {
    hold(template.name, limits.workshopName)
    hold(template.desc, limits.templateDesc)
    hold(template.lobbyTitle, limits.lobbyTitle)
    hold(template.lobbyDesc, limits.lobbyDesc)
    for (const activity of template.activities) {
      hold(activity.name, limits.activityName)
      hold(activity.desc, limits.heading)
      hold(activity.groupsDesc ?? '', limits.heading)
      hold(activity.notes, limits.notes)
      for (const topic of activity.topics ?? []) hold(topic, limits.topicText)
      for (const question of activity.questions) hold(question, limits.questionText)
    }
  }
  expect(tooLong).toEqual([])
})

test.each(languages)(
  'each template has content of its own, a unique picture and something to do (%s)',
  (language) => {
    const templates = officialTemplates(language)
    const each = <Value>(of: (template: (typeof templates)[number]) => Value) => new Set(templates.map(of))
    expect(each(({ key }) => key).size).toBe(templates.length)
    expect(each(({ name }) => name).size).toBe(templates.length)
    expect(each(({ pic }) => pic).size).toBe(templates.length)
    expect([...each(({ pic }) => pic)].filter((pic) => !templatePics.includes(pic))).toEqual([])
    expect(each(({ pic }) => pic)).not.toContain('default')
    expect(templates.filter(({ activities }) => activities.length === 0)).toEqual([])
  },
)

test.each(languages.filter((language) => language !== 'en'))(
  '[W9] a translated template is as complete as the original, and nothing of it is left in English (%s)',
  (language) => {
    const english = officialTemplates('en')
    const spoken = officialTemplates(language)
    expect(spoken.map(formOf)).toEqual(english.map(formOf))
    const words = new Set(english.flatMap(textsOf))
    expect(spoken.flatMap(textsOf).filter((text) => words.has(text))).toEqual([])
  },
)

type Official = ReturnType<typeof officialTemplates>[number]

/** All texts of a language. */
function formOf({ key, pic, categories, activities }: Official): object {
  return { key, pic, categories, activities: activities.map(activityForm) }
}

function activityForm(activity: OfficialActivity): object {
  const { topics, questions, groupsDesc, groups, likesPerPerson, likeCountsHidden } = activity
  return {
    ...{ topics: topics?.length, questions: questions.length, hasGroupsDesc: groupsDesc !== undefined },
    ...{ groups: groups?.map(({ question, color }) => ({ question, color })) },
    ...{ likesPerPerson, likeCountsHidden },
  }
}

function textsOf({ name, desc, lobbyTitle, lobbyDesc, activities }: Official): string[] {
  const inside = activities.flatMap((activity) => [
    ...[activity.name, activity.desc, activity.notes, activity.groupsDesc ?? ''],
    ...[...(activity.topics ?? []), ...activity.questions],
    ...(activity.groups ?? []).map(({ title }) => title),
  ])
  return [name, desc, lobbyTitle, lobbyDesc, ...inside].filter((text) => text !== '')
}
