import { Hono } from 'hono'
import type { Context } from 'hono'
import { attachmentHeader, exportFileName } from '#domain/exports/exportNames.ts'
import { Refusal } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { mayDo } from '#domain/permissions.ts'
import { verifyExportToken } from '#server/access/exportTokens.ts'
import { profileById } from '../database/accounts/profiles.ts'
import type { Profile } from '../database/accounts/profiles.ts'
import type { Services } from '#server/services.ts'
import { createFileMaker } from './exportFiles.ts'
import { loadPart, loadWorkshop } from './loadExport.ts'
import { isZone } from './wallClock.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const csvType = 'text/csv; charset=utf-8'

/**
 * Exports of a workshop for its facilitators, authorized by a token of `generateToken`. Query parameters: `zone` is the
 * time zone of the dates, `language` the fallback for a person who has chosen none.
 *
 * @see SPEC V1, M12
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
 * The exporting person, if the token is for this workshop and they facilitate it now. Rate limited, because files are
 * expensive. SPEC V1.
 *
 * @throws {Refusal} `UNAUTHENTICATED`, `FORBIDDEN` or `RATE_LIMITED`
 */
async function facilitatorOf(services: Services, workshopId: WorkshopId, token: string): Promise<Profile> {
  const claims = await verifyExportToken(services.appSecret, token)
  if (services.access.wasRevoked(claims.userId, claims.issuedAt))
    throw new Refusal('UNAUTHENTICATED', 'export token was issued before a revocation')
  if (claims.workshopId !== workshopId) throw new Refusal('FORBIDDEN', `too many exports of ${workshopId}`)
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
