import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { templatePics } from '#domain/workshop.ts'
import { officialTemplates } from './seedTemplates.ts'

test('[W6] official templates keep to what a facilitator may write', () => {
  const tooLong: string[] = []
  const hold = (text: string, limit: number): void => void (text.length > limit && tooLong.push(text))
  for (const template of officialTemplates) {
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

test('each is a template of its own, with a picture of its own and something to do', () => {
  const each = <Value>(of: (template: (typeof officialTemplates)[number]) => Value) =>
    new Set(officialTemplates.map(of))
  expect(each(({ key }) => key).size).toBe(officialTemplates.length)
  expect(each(({ name }) => name).size).toBe(officialTemplates.length)
  expect([...each(({ pic }) => pic)].filter((pic) => !templatePics.includes(pic))).toEqual([])
  expect(officialTemplates.filter(({ activities }) => activities.length === 0)).toEqual([])
})
