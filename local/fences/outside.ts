import { importsOf, targetOf } from './imports.ts';
import { isCode, isTest, lineAt, type SourceFile, type Tree, type Violation } from './tree.ts';

/** What leads out of the product, and the only files that may use it: everything else goes through them. */
const DOORS: { module: RegExp; files: RegExp; instead: string }[] = [
  {
    module: /^openai$/,
    files:
      /^services\/(chat\/src\/providers\/(completion|failure\.rules)|transcription\/src\/engines\/(endpoint-engine|failure\.rules))\.ts$/,
    instead: 'ask through services/chat/src/providers/provider-client.ts',
  },
  {
    module: /^undici$/,
    files: /^libs\/service-kit\/src\/outside\/(pinned|send)\.ts$/,
    instead: 'go through what stands in libs/service-kit/src/outside',
  },
  {
    module: /^services\/chat\/src\/providers\/completion\.js$/,
    files: /^services\/chat\/src\/providers\/provider-client\.ts$/,
    instead: 'ask through services/chat/src/providers/provider-client.ts',
  },
  {
    module: /^services\/transcription\/src\/engines\/endpoint-engine\.js$/,
    files: /^services\/transcription\/src\/engines\/engines\.ts$/,
    instead: 'ask through services/transcription/src/engines/engines.ts',
  },
];
/** The own computer has several names, and one place that knows them. */
const OWN_NAMES = /['"]localhost['"],\s*['"]127\.|localhost\|127/g;
const OWN_HOME = 'libs/service-kit/src/outside/own-computer.ts';
const CODE = /^(services\/[^/]+|libs\/(?:contracts|service-kit)|apps\/(?:gateway|platform))\/src\//;
/** Ways out that need no import. */
const BARE =
  /(?<![.\w])(?:fetch|axios)\(|\bnew (?:WebSocket|EventSource)\(|\bhttps?\.(?:request|get)\(|\{[^}]*\b(?:request|get)\b[^}]*\} from '(?:node:)?https?'/g;
/** Which networks are open is one setting, read in one place. */
const SETTING = /\b(?:\w+_ALLOW_PRIVATE\w*|OUTBOUND_\w+)\b/g;
const SETTING_HOMES = ['libs/service-kit/src/outside/outside.rules.ts', 'libs/service-kit/src/config.ts'];
/** Only types: they send nothing. */
const TYPES = /^import type\b/;

/** Texts leave for other hosts through few files, which look at what leaves and where it goes. */
export function outsideViolations(tree: Tree): Violation[] {
  const files = tree.parts.flatMap((part) => part.files);
  return files
    .filter(({ path }) => isCode(path) && CODE.test(path) && !isTest(path) && !path.includes('/test/'))
    .flatMap((file) => [...throughDoors(file), ...bare(file), ...ownNames(file), ...settings(file)]);
}

const lineOf = ({ text }: SourceFile, line: number): string => text.split('\n')[line - 1] ?? '';

function throughDoors(file: SourceFile): Violation[] {
  return importsOf(file).flatMap(({ specifier, line }): Violation[] => {
    const target = targetOf(file, specifier);
    const name = target.kind === 'file' ? target.path : target.kind === 'package' ? target.name : '';
    const door = DOORS.find(({ module }) => module.test(name));
    if (!door || door.files.test(file.path) || TYPES.test(lineOf(file, line))) return [];
    return [{ path: file.path, line, message: `leads out of the product by ${specifier}: ${door.instead}` }];
  });
}

const bare = ({ path, text }: SourceFile): Violation[] =>
  [...text.matchAll(BARE)].map((match) => ({
    path,
    line: lineAt(text, match.index),
    message: `leads out of the product by ${match[0]}: go through what stands in libs/service-kit/src/outside`,
  }));

const ownNames = ({ path, text }: SourceFile): Violation[] =>
  path === OWN_HOME
    ? []
    : [...text.matchAll(OWN_NAMES)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        message: 'names the own computer itself: ask isOwnComputer of libs/service-kit/src/outside/own-computer',
      }));

const settings = ({ path, text }: SourceFile): Violation[] =>
  SETTING_HOMES.includes(path)
    ? []
    : [...text.matchAll(SETTING)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        message: `decides by ${match[0]} where the product may call: ask outboundNetworks of libs/service-kit/src/outside`,
      }));
