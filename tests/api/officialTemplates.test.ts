import { afterAll, beforeAll, expect, test } from 'vitest'
import { officialTemplates, seedTemplates } from '#server/templates/seedTemplates.ts'
import { startTestServer } from '#support/server.ts'
import type { TestServer } from '#support/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const silent = { info: () => undefined, error: (details: object) => void failures.push(details) }
const failures: object[] = []

test('[W6] official templates are brought in whole, once, by however many nodes', async () => {
  const { services } = server
  // Two nodes start at the same moment, and one starts later.
  await Promise.all([seedTemplates(services, silent), seedTemplates(services, silent)])
  await seedTemplates(services, silent)
  expect(failures).toEqual([])
  const { rows } = await services.pool.query<{ name: string; parts: number; facilitators: number }>(`
    select w.workshop_name as name, count(distinct p.id)::int as parts, count(distinct f.user_id)::int as facilitators
    from public.workshops w join public.parts p on p.workshop_id = w.id
      join public.facilitators f on f.workshop_id = w.id
    where w.template and w.template_official group by w.id, w.workshop_name order by w.workshop_name`)
  const expected = officialTemplates.map(({ name, activities }) => ({
    name,
    parts: activities.length,
    facilitators: 1,
  }))
  expect(rows).toEqual(expected.sort((one, other) => (one.name < other.name ? -1 : 1)))
})

test('what an administrator deleted does not come back', async () => {
  const { services } = server
  const [template] = officialTemplates
  await services.pool.query(`delete from public.workshops where workshop_name = $1`, [template?.name])
  await seedTemplates(services, silent)
  const { rows } = await services.pool.query(`select 1 from public.workshops where workshop_name = $1`, [
    template?.name,
  ])
  expect(rows).toEqual([])
})
