import { GraphQLError } from 'graphql'
import { Refusal, Unavailable, UserMistake } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { codeFields } from '../../context/toPayload.ts'
import type { Logger } from '../../log.ts'

/** What a caller reads after an unexpected error. The cause is in the log, with the id of the request. */
const maskedMessage = messages.unexplained.sentence

/**
 * The only place that turns errors into what a caller may read: refusals become a code, mistakes in the request keep
 * their position, everything else becomes the request's id. No stack, SQL or path ever leaves the server.
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
  if (originalError instanceof Unavailable) {
    return new GraphQLError(originalError.message, {
      path: path ?? null,
      extensions: { code: 'SERVICE_UNAVAILABLE', ...codeFields(originalError.said) },
    })
  }
  if (originalError instanceof UserMistake) {
    return new GraphQLError(originalError.message, {
      path: path ?? null,
      extensions: { code: 'BAD_USER_INPUT', ...codeFields(originalError.said) },
    })
  }
  logger.error({ requestId, path: path?.join('.'), err: originalError }, 'call failed')
  return new GraphQLError(maskedMessage, {
    path: path ?? null,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  })
}

/** The schema is public, but a wrong guess still gets no suggestions of existing names. */
function withoutSuggestion(message: string): string {
  return message.replace(/ Did you mean .*$/s, '')
}
