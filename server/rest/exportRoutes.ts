import { Hono } from 'hono'
import type { Context } from 'hono'
import { attachmentHeader, exportFileName } from '#domain/exportNames.ts'
import { Refusal } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { mayDo } from '#domain/permissions.ts'
import { verifyExportToken } from '#server/access/exportTokens.ts'
import { profileById } from '#server/database/profiles.ts'
import type { Profile } from '#server/database/profiles.ts'
import type { Services } from '#server/services.ts'
import { createFileMaker } from './exportFiles.ts'
import { loadPart, loadWorkshop } from './loadExport.ts'
import { isZone } from './wallClock.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const csvType = 'text/csv; charset=utf-8'

/**
 * What facilitators take home of a workshop, by a token of `generateToken`. Queries: `zone` names the time zone of
 * the dates, `language` what is spoken when the person chose none.
 *
 * @see specification, part 1, section 7: REST
 */
export function exportRoutes(services: Services): Hono {
  const makeFile = createFileMaker()
  const routes = new Hono()

  routes.get('/export/:workshopId/:token', async (context) => {
    const { workshopId, token } = context.req.param()
    const profile = await facilitatorOf(services, workshopId, token)
    const { zone: asked = 'UTC', language: spoken = 'en' } = context.req.query()
    const workshop = await loadWorkshop(services, workshopId)
    const file = await makeFile({
      kind: 'workbook',
      workshop,
      language: profile.language ?? spoken,
      zone: isZone(asked) ? asked : 'UTC',
    })
    return answer(context, file, workbookType, exportFileName(workshop.name, workshopId, 'xlsx'))
  })

  routes.get('/exportjira/:workshopId/:activePartId/:token', async (context) => {
    const { workshopId, activePartId, token } = context.req.param()
    await facilitatorOf(services, workshopId, token)
    const { activity, content } = await loadPart(services, workshopId, activePartId)
    if (!activity?.issues) throw new Refusal('NOT_FOUND', `issues of ${content}`)
    const file = await makeFile({ kind: 'issues', issues: activity.issues })
    return answer(context, file, csvType, exportFileName('jira', workshopId, 'csv'))
  })

  return routes
}

/**
 * Who exports, if the token is of this workshop and its person facilitates it now; not too often, for a file costs. SPEC V1.
 *
 * @throws {Refusal} `UNAUTHENTICATED`, `FORBIDDEN` or `RATE_LIMITED`
 */
async function facilitatorOf(services: Services, workshopId: WorkshopId, token: string): Promise<Profile> {
  const claims = await verifyExportToken(services.appSecret, token)
  if (services.access.wasRevoked(claims.userId, claims.issuedAt))
    throw new Refusal('UNAUTHENTICATED', 'an export of before a revocation')
  if (claims.workshopId !== workshopId) throw new Refusal('FORBIDDEN', `export of ${workshopId}`)
  const caller = { kind: 'account' as const, userId: claims.userId, email: '', expiresAt: Infinity }
  const role = await services.access.roleIn(caller, workshopId)
  const profile = await profileById(services.database, claims.userId)
  if (!mayDo(role, 'export') || !profile) throw new Refusal('FORBIDDEN', `${role} in ${workshopId}: export`)
  await services.limits.workshopExport.demand(profile.id)
  return profile
}

function answer(context: Context, file: Uint8Array<ArrayBuffer>, type: string, name: string): Response {
  return context.body(file, 200, {
    'content-type': type,
    'content-disposition': attachmentHeader(name),
  })
}
