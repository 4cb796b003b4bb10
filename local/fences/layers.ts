import { importsOf, targetOf } from './imports.ts';
import { isCode, isTest, type Part, type Tree, type Violation } from './tree.ts';

interface Layer {
  /** Which parts it speaks of; the first that fits counts, so a folder nobody has written yet has a rule too. */
  folder: RegExp;
  /** The parts they may use. */
  parts: RegExp;
  /** The packages they may use, where that is limited. */
  packages?: RegExp;
  /** Modules of the parts they may use that are not for them. */
  except?: RegExp;
}

/**
 * Modules of the contracts for servers alone: descriptions and labels of fields are for who documents and asks, words for the
 * assistant. Browsers would only carry them, so neither they nor what they read leads there.
 */
const FOR_SERVERS = /^libs\/contracts\/src\/(.+\/)?(fields|labels|choices|nouns|assistant-specs|[\w-]+\.assistant)\b/;

const LIBRARIES = /^libs\/(contracts|service-kit)$/;
const NOTHING = /^$/;

const LAYERS: Layer[] = [
  { folder: /^libs\/contracts$/, parts: NOTHING, packages: /^(zod|@casl\/ability)$/ },
  { folder: /^libs\/service-kit$/, parts: /^libs\/contracts$/ },
  { folder: /^libs\/[^/]+$/, parts: LIBRARIES },
  { folder: /^services\/[^/]+$/, parts: LIBRARIES },
  { folder: /^apps\/gateway$/, parts: LIBRARIES },
  { folder: /^apps\/platform$/, parts: /^(apps\/gateway|services\/[^/]+|libs\/(contracts|service-kit))$/ },
  {
    folder: /^apps\/[^/]+$/,
    parts: /^libs\/contracts$/,
    except: /\/contracts\/(.+\/)?(fields|labels|choices|nouns|assistant-specs|[\w-]+\.assistant)\b/,
  },
  { folder: /^local$/, parts: NOTHING },
  { folder: /^(e2e|bench)$/, parts: /./ },
];

// Tests may use the library of test helpers, whatever their part.
const TEST_LIBRARY = /^libs\/testing$/;

/** Each part uses only the parts below it. */
export function layerViolations(tree: Tree): Violation[] {
  const byName = new Map(tree.parts.map((part) => [part.manifest?.name, part]));
  return tree.parts.flatMap((part) => partViolations(part, byName));
}

function partViolations(part: Part, byName: Map<string | undefined, Part>): Violation[] {
  const layer = LAYERS.find(({ folder }) => folder.test(part.folder));
  if (layer === undefined) {
    return [
      {
        path: part.folder,
        line: 1,
        message: 'has no rule about what it may use: give it one in local/fences/layers.ts',
      },
    ];
  }
  const code = part.files.filter(({ path }) => isCode(path));
  return code.flatMap((file) =>
    importsOf(file).flatMap(({ specifier, line }): Violation[] => {
      const target = targetOf(file, specifier);
      const found: Import = { part, layer, path: file.path, specifier };
      const message = target.kind === 'file' ? fileRefusal(found, target.path) : moduleRefusal(found, target, byName);
      return message === undefined ? [] : [{ path: file.path, line, message }];
    }),
  );
}

interface Import {
  part: Part;
  layer: Layer;
  /** The file it stands in. */
  path: string;
  specifier: string;
}

function fileRefusal({ part, path, specifier }: Import, target: string): string | undefined {
  if (leaves(part, target)) return `leaves its package: ${specifier}`;
  const leads = FOR_SERVERS.test(target) && !FOR_SERVERS.test(path) && !isTest(path);
  return leads ? `leads browsers to what is for servers: ${specifier}` : undefined;
}

function moduleRefusal(
  { part, layer, path, specifier }: Import,
  target: Exclude<ReturnType<typeof targetOf>, { kind: 'file' }>,
  byName: Map<string | undefined, Part>,
): string | undefined {
  const test = isTest(path);
  const packages = test ? undefined : layer.packages;
  if (target.kind === 'builtin') return packages ? `${part.folder} runs in browsers too: no ${specifier}` : undefined;
  const other = byName.get(target.name);
  if (other === undefined) {
    const free = !packages || !path.startsWith(`${part.folder}/src/`) || packages.test(target.name);
    return free ? undefined : `${part.folder} may not use ${target.name}`;
  }
  if (!test && layer.except?.test(specifier)) return `${part.folder} may not use ${specifier}`;
  const allowed = other === part || layer.parts.test(other.folder) || (test && TEST_LIBRARY.test(other.folder));
  return allowed ? undefined : `${part.folder} may not use ${other.folder}`;
}

/** The runner of this machine has no package name, so measurements and journeys reach it by its path. */
function leaves(part: Part, path: string): boolean {
  if (path === part.folder || path.startsWith(`${part.folder}/`)) return false;
  return !(/^(e2e|bench)$/.test(part.folder) && path.startsWith('local/'));
}
