import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { templatePics } from '#domain/workshop/workshop.ts'
import { officialTemplates } from '#server/templates/seedTemplates.ts'
import { pictures, pictureSvg } from './pictures.ts'
import { previews, previewSvg } from './previews.ts'

const folder = resolve(import.meta.dirname, '../../public')

test('every picture of a template is drawn and matches its drawing', () => {
  expect(Object.keys(pictures).sort()).toEqual([...templatePics].sort())
  const stale = templatePics.filter(
    (pic) => readFileSync(`${folder}/templates/${pic}.svg`, 'utf8') !== pictureSvg(pic),
  )
  expect(stale).toEqual([])
})

test('every kind of activity has a preview that matches its drawing', () => {
  const stale = Object.keys(previews).filter(
    (name) => readFileSync(`${folder}/previews/${name}.svg`, 'utf8') !== previewSvg(name),
  )
  expect(stale).toEqual([])
})

test('no picture contains words: they would be cut without the right font, and be in one language', () => {
  const all = [...Object.keys(pictures).map(pictureSvg), ...Object.keys(previews).map(previewSvg)]
  expect(all.filter((svg) => svg.includes('<text'))).toEqual([])
})

/** The lists that an activity of any kind may have. */
type Lists = { kind: string } & Partial<
  Record<'topics' | 'questions' | 'groups' | 'categories' | 'columns' | 'sections', readonly unknown[]>
>

/** The parts of a template that its picture shows. */
const shown: Record<string, (activities: readonly Lists[]) => readonly unknown[] | undefined> = {
  'retrospective-start-stop-continue': ([, second]) => second?.questions,
  'retrospective-four-ls': ([first]) => first?.questions,
  'team-health-check': ([first]) => first?.topics,
  'check-in-check-out': (activities) => activities,
  'project-kick-off': (activities) => activities,
  'risk-workshop': ([first]) => first?.questions,
  'lessons-after-an-incident': ([, second]) => second?.questions,
  'idea-sprint': (activities) => activities,
  'questions-and-answers': ([first]) => first?.groups,
  'customer-journey': ([first]) => first?.topics,
  'effort-and-value': (activities) => activities,
  'risk-matrix': ([first]) => first?.questions,
  'team-pulse': ([first]) => first?.categories,
  'decision-by-criteria': (activities) => activities.at(-1)?.groups,
  'confidence-vote': ([, second]) => second?.topics,
  'who-what-when': ([, second]) => second?.columns,
  'start-stop-continue-sorted': ([first]) => first?.sections,
  'risks-by-owner': ([first]) => first?.sections,
}

test.each(officialTemplates('en').map((template) => [template.key, template] as const))(
  'the picture of %s shows its own questions, topics, categories, columns, sections, groups or activities, each of them once',
  (key, template) => {
    const drawn = pictureSvg(template.pic).split('<g class="part">').length - 1
    expect(drawn).toBe(shown[key]?.(template.activities)?.length)
  },
)
