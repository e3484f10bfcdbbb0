import { DatabaseError } from 'pg'
import { Refusal } from '#domain/errors.ts'
import type { Command } from '../tick/command.ts'
import type { GraphQLContext } from './context.ts'

const uniqueViolation = '23505'

/**
 * Submits a command to the ticks; resolves after its commit. SPEC C1.
 *
 * @throws {Refusal} also `FORBIDDEN` for an id that already identifies something else. SPEC C2
 */
export async function submit<Result>(
  { services }: Pick<GraphQLContext, 'services'>,
  command: Command<Result>,
): Promise<Result> {
  try {
    return await services.ticks.submit(command)
  } catch (error) {
    if (error instanceof DatabaseError && error.code === uniqueViolation)
      throw new Refusal('FORBIDDEN', `id in use: ${error.constraint ?? ''}`)
    throw error
  }
}
