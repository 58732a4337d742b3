// The identity widget: one step at a time, each picture shown back before it is sent, the page around told of each part.
const widget = document.querySelector('[data-widget]');
const { token, transaction, parent: parentOrigin, status } = widget.dataset;
const problem = widget.querySelector('[data-problem]');
const progress = widget.querySelector('[data-progress]');
const steps = [...widget.querySelectorAll('[data-step]')];

function tell(message) {
  if (parentOrigin && window.parent !== window) window.parent.postMessage(message, parentOrigin);
}

function show(step, { takesFocus = true } = {}) {
  for (const each of steps) each.hidden = each !== step;
  say('');
  if (takesFocus) step.querySelector('h1').focus();
}

const stepNamed = (name) => steps.find((step) => step.dataset.step === name);

function say(text) {
  problem.textContent = text;
  problem.className = text === '' ? '' : 'problem';
  progress.textContent = '';
}

async function kindOf(file) {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const startsWith = (...bytes) => bytes.every((byte, position) => head[position] === byte);
  const isWebp = startsWith(0x52, 0x49, 0x46, 0x46) && String.fromCharCode(...head.slice(8, 12)) === 'WEBP';
  return startsWith(0xff, 0xd8, 0xff) || startsWith(0x89, 0x50, 0x4e, 0x47) || isWebp;
}

const request = (path, options) =>
  fetch(`/kyc/widget/${path}`, {
    method: 'POST',
    ...options,
    headers: { authorization: `Bearer ${token}`, ...options.headers },
  });

function startPart(step) {
  const part = step.dataset.part;
  const find = (selector) => step.querySelector(selector);
  const [choose, live, preview] = ['[data-choose]', '[data-live]', '[data-preview]'].map(find);
  const [video, picture, fileInput] = ['video', 'img', 'input[type=file]'].map(find);
  let chosen;
  let stream;

  function look(at) {
    for (const each of [choose, live, preview]) each.hidden = each !== at;
    at.querySelector('button')?.focus();
  }

  function stopCamera() {
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = undefined;
  }

  async function consider(file) {
    if (file.size > Number(widget.dataset.largest)) return say(widget.dataset.tooBig);
    if (!(await kindOf(file))) return say(widget.dataset.notAPicture);
    say('');
    chosen = file;
    URL.revokeObjectURL(picture.src);
    picture.src = URL.createObjectURL(file);
    look(preview);
  }

  async function openCamera() {
    try {
      const facingMode = part === 'face' ? 'user' : 'environment';
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode } });
      video.srcObject = stream;
      await video.play();
      say('');
      look(live);
    } catch {
      stopCamera();
      say(widget.dataset.noCamera);
    }
  }

  function shoot() {
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d').drawImage(video, 0, 0);
    stopCamera();
    canvas.toBlob((blob) => consider(blob), 'image/jpeg', 0.9);
  }

  async function keep(event) {
    const button = event.currentTarget;
    const documentType = step.querySelector('[name=documentType]:checked')?.value ?? '';
    button.disabled = true;
    progress.textContent = widget.dataset.sending;
    try {
      const query = new URLSearchParams({ transaction, documentType });
      const answer = await request(`parts/${part}?${query}`, {
        body: chosen,
        headers: { 'content-type': chosen.type },
      });
      if (!answer.ok) return say(answer.status === 415 ? widget.dataset.notAPicture : widget.dataset.notSent);
      const { verificationData } = await answer.json();
      tell({ type: 'kyc.part', part, verificationData });
      show(steps[steps.indexOf(step) + 1]);
    } catch {
      say(widget.dataset.notSent);
    } finally {
      button.disabled = false;
    }
  }

  find('[data-camera]').addEventListener('click', openCamera);
  find('[data-sample]').addEventListener('click', async () => consider(await globalThis.drawSample(part)));
  find('[data-shoot]').addEventListener('click', shoot);
  find('[data-stop]').addEventListener('click', () => {
    stopCamera();
    look(choose);
  });
  find('[data-keep]').addEventListener('click', keep);
  find('[data-retake]').addEventListener('click', () => look(choose));
  fileInput.addEventListener('change', () => {
    if (fileInput.files[0]) consider(fileInput.files[0]);
    fileInput.value = '';
  });
}

async function finish(event) {
  event.preventDefault();
  const { decision, reason } = Object.fromEntries(new FormData(event.target));
  const wish = decision === 'retry' ? { decision, reason } : { decision };
  const query = new URLSearchParams({ transaction });
  const options = { body: JSON.stringify(wish), headers: { 'content-type': 'application/json' } };
  const answer = await request(`finish?${query}`, options).catch(() => undefined);
  if (!answer?.ok) return say(widget.dataset.notSent);
  const { experienceTransactionId } = await answer.json();
  show(stepNamed('done'));
  tell({ type: 'kyc.done', experienceTransactionId });
}

widget.querySelector('[data-finish]').addEventListener('submit', finish);
for (const step of steps.filter((each) => each.dataset.part)) startPart(step);

// After a reload the parts already sent are told again, since the page around may have missed them.
const captured = JSON.parse(widget.dataset.captured);
for (const verificationData of captured) tell({ type: 'kyc.part', part: verificationData.part, verificationData });
const isOver = status === 'decisionPending' || status === 'completed';
if (isOver) tell({ type: 'kyc.done', experienceTransactionId: transaction });
const next = steps.find(({ dataset }) => !captured.some(({ part }) => part === dataset.step));
show(isOver ? stepNamed('done') : next, { takesFocus: false });
