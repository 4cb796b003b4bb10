const UNIQUE_VIOLATION = '23505';

type PostgresError = { readonly code?: string; readonly constraint?: string };

/** The error of Postgres: TypeORM wraps it in one of its own. */
export const postgresError = (error: unknown): PostgresError & { readonly message?: string } =>
  typeof error === 'object' && error !== null
    ? ((('driverError' in error && error.driverError) || error) as PostgresError & { message?: string })
    : {};

/** The name of the unique index a write has violated; undefined for any other failure. */
export function violatedUnique(error: unknown): string | undefined {
  const { code, constraint } = postgresError(error);
  return code === UNIQUE_VIOLATION ? constraint : undefined;
}
