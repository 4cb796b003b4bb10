import { DefaultNamingStrategy } from 'typeorm';

const snake = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();

/** camelCase properties, snake_case columns. */
export class SnakeNaming extends DefaultNamingStrategy {
  override tableName(target: string, userSpecified: string | undefined): string {
    return userSpecified ?? snake(target);
  }

  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return [...prefixes.map(snake), custom ?? snake(property)].join('_');
  }
}
