import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { activityModels, modelOf } from '#domain/activity/models.ts'
import { languages } from '#domain/languages.ts'
import { limits } from '#domain/limits.ts'
import { checkedCategories } from '#domain/workshop/template.ts'
import { contents } from '#domain/workshop/content.ts'
import { templatePics } from '#domain/workshop/workshop.ts'
import { officialKind } from '#server/activities/templates.ts'
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
    expect(checkedCategories(template.categories)).toEqual(template.categories)
    for (const { name } of template.activities) hold(name, limits.activityName)
  }
  expect(tooLong).toEqual([])
})

test.each(languages)(
  '[P6] what a kind reads of an official activity is what was written: nothing is too long, too much or unknown (%s)',
  (language) => {
    for (const activity of officialTemplates(language).flatMap(({ activities }) => activities)) {
      const model = modelOf(activityModels, contents[activity.kind])
      const docs = { desk: new Y.Doc(), board: new Y.Doc() }
      const values = officialKind(activity).values(activity, 1_700_000_000)
      let made = 0
      model?.copy.write(docs, values, () => `id${made++}`)
      expect(model?.copy.read(docs, 'copy_all')).toEqual(values)
    }
  },
)

test.each(languages)('each template has content of its own, and something to do (%s)', (language) => {
  const templates = officialTemplates(language)
  const each = <Value>(of: (template: (typeof templates)[number]) => Value) => new Set(templates.map(of))
  expect(each(({ key }) => key).size).toBe(templates.length)
  expect(each(({ name }) => name).size).toBe(templates.length)
  expect(templates.filter(({ activities }) => activities.length === 0)).toEqual([])
})

test.each(languages)(
  '[EV6] official matrices have labels that fit their axes, not placeholders (%s)',
  (language) => {
    const matrices = officialTemplates(language)
      .flatMap(({ activities }) => activities)
      .filter((activity) => activity.kind === 'evaluate' && activity.axes.length === 2)
    expect(matrices.length).toBeGreaterThan(1)
    for (const matrix of matrices)
      expect(matrix).toMatchObject({
        quadrants: Array.from({ length: 4 }, () => expect.stringMatching(/\S/)),
      })
  },
)

test('every picture is used, and at most two templates share one', () => {
  // There are ten pictures and more templates; the test of the pictures holds each template to what its picture shows.
  const uses = Map.groupBy(officialTemplates('en'), ({ pic }) => pic)
  expect([...uses.keys(), 'default'].sort()).toEqual([...templatePics].sort())
  expect([...uses].filter(([, templates]) => templates.length > 2)).toEqual([])
})

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

/** What is the same in every language. */
function formOf({ key, pic, categories, activities }: Official): object {
  return { key, pic, categories, activities: activities.map(activityForm) }
}

function activityForm(activity: OfficialActivity): object {
  const { form, texts } = officialKind(activity)
  return { kind: activity.kind, ...form(activity), texts: texts(activity).map((text) => text !== '') }
}

/** All texts of a language. */
function textsOf({ name, desc, lobbyTitle, lobbyDesc, activities }: Official): string[] {
  const inside = activities.flatMap((activity) => [activity.name, ...officialKind(activity).texts(activity)])
  return [name, desc, lobbyTitle, lobbyDesc, ...inside].filter((text) => text !== '')
}
