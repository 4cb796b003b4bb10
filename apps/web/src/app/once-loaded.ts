import { printInLight } from '../lib/print-light';
import { watchFieldRoom } from '../ui/field/field-room';

printInLight();
watchFieldRoom();
