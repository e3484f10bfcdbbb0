import { GraphQLError } from 'graphql'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { Logger } from '#server/log.ts'

/** What a caller reads when something unexpected happened; what it was stands in the log, beside the request's id. */
const maskedMessage = 'Something went wrong.'

/**
 * The one place where errors become what a caller may read: who may not call is told by a code, a mistake in the request
 * by its place in it, everything else by the request's id alone. No stack, SQL or path ever leaves the server.
 */
export function formatError(error: GraphQLError, about: { logger: Logger; requestId: string }): GraphQLError {
  const { message, originalError, nodes, path } = error
  if (originalError === undefined || originalError instanceof GraphQLError) {
    const extensions = { code: 'BAD_USER_INPUT', ...error.extensions }
    return new GraphQLError(withoutSuggestion(message), {
      nodes: nodes ?? null,
      path: path ?? null,
      extensions,
    })
  }
  const { logger, requestId } = about
  if (originalError instanceof Refusal) {
    const { code, detail } = originalError
    logger.debug({ requestId, code, detail }, 'refused')
    return new GraphQLError(originalError.message, { path: path ?? null, extensions: { code } })
  }
  if (originalError instanceof UserMistake) {
    return new GraphQLError(originalError.message, {
      path: path ?? null,
      extensions: { code: 'BAD_USER_INPUT' },
    })
  }
  logger.error({ requestId, path: path?.join('.'), err: originalError }, 'call failed')
  return new GraphQLError(maskedMessage, {
    path: path ?? null,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  })
}

/** The schema is public; still a wrong guess is not answered with the names there are. */
function withoutSuggestion(message: string): string {
  return message.replace(/ Did you mean .*$/s, '')
}
