"""The photographer's studio: renders one exported scene with Blender's Cycles.

blender --background --factory-startup --python studio.py -- scene.glb picture.png width height
"""
import math
import sys

import bpy
import numpy as np
from mathutils import Vector

np.bool = bool  # The importer of this Blender still uses numpy's old name.

PAPER = "#f2f0eb"  # As --color-ground of the shop's theme.
SAMPLES = 12  # Of each of two renderings; what differs between them is noise.

# Around the product as seen from the camera (degrees, positive to the right), height (degrees),
# size (width, height), power. The product is about two units large, all lamps stand at the same distance.
LAMP_DISTANCE = 5
LAMPS = [
    (-50, 52, (3.0, 3.0), 235),
    (65, 25, (1.6, 3.6), 50),
    (165, 50, (4.0, 1.6), 170),
    (-12, 68, (0.5, 3.6), 60),
]
ROOM_ABOVE, ROOM_BESIDE = 0.42, 0.16

REACH = 3.2  # As far as shadows are shown.
DEEPENING = 1.5  # Deep shade is made deeper still: under lamps as soft as these, things seemed to float.
SOFTENING = 1 / 300  # Shade is smoothed over so much of the width: few samples leave its edges ragged.
FAINT = 0.02  # Shade that is hardly shown, so that the paper is even and shadows have no end.
CONTRAST, EXPOSURE = 1.1, 0.95
EDGE = 0.004  # Radius to which sharp edges are rounded.


def import_scene(file):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=file)
    scene = bpy.context.scene
    scene.camera = next(thing for thing in scene.objects if thing.type == "CAMERA")
    return scene


def finish(material):
    """Rounds edges, adds relief, and lets the roughness vary a little, as on anything that was touched."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = next((node for node in nodes if node.type == "BSDF_PRINCIPLED"), None)
    if shader is None or shader.inputs["Base Color"].is_linked:
        return
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    edge = nodes.new("ShaderNodeBevel")
    edge.samples = 4
    edge.inputs["Radius"].default_value = EDGE
    normal = edge.outputs["Normal"]
    if "pattern" in material:
        normal = add_relief(nodes, links, place, normal, material["pattern"], material["scale"], material["height"])
    links.new(normal, shader.inputs["Normal"])
    if "stain" in material:
        add_stain(nodes, links, place, shader.inputs["Base Color"], material["stain"])

    roughness = shader.inputs["Roughness"]
    stain = nodes.new("ShaderNodeTexNoise")
    stain.inputs["Scale"].default_value = 5
    stain.inputs["Detail"].default_value = 6
    links.new(place, stain.inputs["Vector"])
    spread = nodes.new("ShaderNodeMapRange")
    spread.inputs["From Min"].default_value, spread.inputs["From Max"].default_value = 0.3, 0.7
    spread.inputs["To Min"].default_value = max(0.05, roughness.default_value - 0.06)
    spread.inputs["To Max"].default_value = min(1, roughness.default_value + 0.08)
    links.new(stain.outputs["Fac"], spread.inputs["Value"])
    links.new(spread.outputs["Result"], roughness)


def add_stain(nodes, links, place, colour, stain):
    """Patches of another colour."""
    patches = nodes.new("ShaderNodeTexNoise")
    patches.inputs["Scale"].default_value, patches.inputs["Detail"].default_value = 9, 8
    links.new(place, patches.inputs["Vector"])
    amount = nodes.new("ShaderNodeMapRange")
    amount.inputs["From Min"].default_value, amount.inputs["From Max"].default_value = 0.45, 0.75
    links.new(patches.outputs["Fac"], amount.inputs["Value"])
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color1"].default_value = colour.default_value
    mix.inputs["Color2"].default_value = (*linear(rgb(stain)), 1)
    links.new(amount.outputs["Result"], mix.inputs["Fac"])
    links.new(mix.outputs["Color"], colour)


def add_relief(nodes, links, place, normal, pattern, scale, height):
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = height
    links.new(normal, bump.inputs["Normal"])
    links.new(create_pattern(nodes, links, place, pattern, scale), bump.inputs["Height"])
    return bump.outputs["Normal"]


def create_pattern(nodes, links, place, pattern, scale):
    if pattern == "rows":
        rows = []
        for direction in ("X", "Z"):
            wave = nodes.new("ShaderNodeTexWave")
            wave.bands_direction = direction
            wave.inputs["Scale"].default_value = scale / 6.283 * 2
            links.new(place, wave.inputs["Vector"])
            rows.append(wave.outputs["Fac"])
        both = nodes.new("ShaderNodeMath")
        both.operation = "MULTIPLY"
        links.new(rows[0], both.inputs[0])
        links.new(rows[1], both.inputs[1])
        return both.outputs["Value"]
    texture = nodes.new("ShaderNodeTexVoronoi" if pattern == "cells" else "ShaderNodeTexNoise")
    texture.inputs["Scale"].default_value = scale
    if pattern == "noise":
        texture.inputs["Detail"].default_value = 3
    links.new(place, texture.inputs["Vector"])
    return texture.outputs["Distance" if pattern == "cells" else "Fac"]


def add_ground():
    bpy.ops.mesh.primitive_plane_add(size=80)
    ground = bpy.context.object
    material = bpy.data.materials.new("paper")
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*linear(rgb(PAPER)), 1)
    shader.inputs["Roughness"].default_value = 0.9
    ground.data.materials.append(material)
    return ground


def add_lamps(scene):
    """The lamps turn with the camera; otherwise half of all pictures would be backlit."""
    camera = scene.camera.matrix_world.translation
    facing = math.atan2(camera.y, camera.x)
    middle = Vector((0, 0, 0.4))
    for around, above, (width, height), power in LAMPS:
        angle, rise = facing + math.radians(around), math.radians(above)
        toward = Vector((math.cos(angle) * math.cos(rise), math.sin(angle) * math.cos(rise), math.sin(rise)))
        data = bpy.data.lights.new("lamp", "AREA")
        data.shape, data.size, data.size_y, data.energy = "RECTANGLE", width, height, power
        lamp = bpy.data.objects.new("lamp", data)
        lamp.location = middle + toward * LAMP_DISTANCE
        lamp.rotation_euler = toward.to_track_quat("Z", "Y").to_euler()
        lamp.visible_camera = False
        scene.collection.objects.link(lamp)


def add_room(scene):
    """A dim room, brighter above: what is not lit by a lamp is not black, and metal has something to reflect."""
    scene.world = bpy.data.worlds.new("room")
    scene.world.use_nodes = True
    nodes, links = scene.world.node_tree.nodes, scene.world.node_tree.links
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Generated"], split.inputs["Vector"])
    strength = nodes.new("ShaderNodeMapRange")
    strength.inputs["To Min"].default_value, strength.inputs["To Max"].default_value = ROOM_BESIDE, ROOM_ABOVE
    links.new(split.outputs["Z"], strength.inputs["Value"])
    links.new(strength.outputs["Result"], nodes["Background"].inputs["Strength"])
    nodes["Background"].inputs["Color"].default_value = (1, 1, 1, 1)


def render(scene, file, width, height):
    """The product, and apart from it what it does to the light on the paper, in fewer pixels: shadows are soft."""
    things = [thing for thing in scene.objects if thing.type == "MESH"]
    ground = add_ground()
    ground.visible_camera = False
    product = photograph(scene, file, width, height)
    ground.visible_camera = True
    for thing in things:
        thing.visible_camera = False
    shaded = photograph(scene, file, width // 3, height // 3)
    for thing in things:
        thing.hide_render = True
    empty = photograph(scene, file, width // 8, height // 8)
    unshaded = evened(empty[..., :3], distances(scene, width // 8, height // 8) < REACH, height // 3, width // 3)
    kept = shaded[..., :3] / unshaded
    for _ in range(3):
        kept = average(kept, round(SOFTENING * width))
    dark = np.clip(1 - resized(kept, width, height), 0, 1)
    fading = np.clip((REACH - distances(scene, width, height)) / (REACH - 1.5), 0, 1)
    fading = (fading * rim(height)[:, None] * rim(width)[None, :])[..., None]
    shade = fading * dark * dark / (dark + FAINT)
    return product, 1 - shade * (1 + DEEPENING * shade * (1 - shade))


def rim(pixels):
    """Rises from 0 to 1 at both ends, so that no shadow is cut by the picture's edge."""
    place = np.linspace(0, 1, pixels)
    return np.clip(np.minimum(place, 1 - place) / 0.07, 0, 1)


def distances(scene, width, height):
    """How far from the product's middle the ground is that each pixel shows."""
    camera = scene.camera
    half = math.tan(camera.data.angle_y / 2)
    up = np.linspace(-half, half, height)[:, None, None]
    right = np.linspace(-half, half, width)[None, :, None] * width / height
    turn, place = np.array(camera.matrix_world.to_3x3()), np.array(camera.matrix_world.translation)
    ray = right * turn[:, 0] + up * turn[:, 1] - turn[:, 2]
    steps = np.where(ray[..., 2] < -1e-4, -place[2] / np.minimum(ray[..., 2], -1e-4), 1e6)
    return np.hypot(place[0] + steps * ray[..., 0], place[1] + steps * ray[..., 1])


def photograph(scene, file, width, height):
    scene.render.resolution_x, scene.render.resolution_y = width, height
    halves = []
    for seed in (1, 2):
        scene.cycles.seed = seed
        bpy.ops.render.render()
        halves.append(read_pixels(f"{file}-image0001.exr", width, height))
    features = [read_pixels(f"{file}-{name}0001.exr", width, height) for name in ("albedo", "normal", "depth")]
    return denoise(*halves, *features)


def set_up(scene, file):
    scene.render.engine = "CYCLES"
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = SAMPLES
    cycles.use_adaptive_sampling = cycles.use_denoising = False
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 3
    write_passes(scene, file)


def evened(field, where, height, width):
    """A smooth surface through a part of a field, at another size."""

    def powers(height, width):
        down, across = np.linspace(-1, 1, height)[:, None], np.linspace(-1, 1, width)[None, :]
        return np.stack([down**i * across**j for i in range(6) for j in range(6 - i)], axis=-1)

    weights, *_ = np.linalg.lstsq(powers(*field.shape[:2])[where], np.log(field[where] + 1e-6), rcond=None)
    return np.exp(powers(height, width) @ weights)


def resized(field, width, height):
    """Bilinear."""
    for axis, size in ((0, height), (1, width)):
        place = np.clip((np.arange(size) + 0.5) * field.shape[axis] / size - 0.5, 0, field.shape[axis] - 1)
        low = np.floor(place).astype(int)
        high = np.minimum(low + 1, field.shape[axis] - 1)
        share = (place - low).reshape((-1, 1, 1) if axis == 0 else (1, -1, 1))
        field = field.take(low, axis) * (1 - share) + field.take(high, axis) * share
    return field.astype(np.float32)



def write_passes(scene, file):
    """Has the light written to files, and what is seen without it: colours, directions and distances."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    folder, _, name = file.rpartition("/")
    output.base_path = folder
    output.format.file_format, output.format.color_mode, output.format.color_depth = "OPEN_EXR", "RGBA", "32"
    output.file_slots.clear()
    passes = (("Image", "image"), ("Denoising Albedo", "albedo"), ("Denoising Normal", "normal"), ("Denoising Depth", "depth"))
    for socket, suffix in passes:
        output.file_slots.new(f"{name}-{suffix}")
        tree.links.new(layers.outputs[socket], output.inputs[-1])


def read_pixels(file, width, height):
    image = bpy.data.images.load(file)
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def denoise(first, second, albedo, normal, depth):
    """Averages each pixel with those around it that differ by no more than noise and show the same surface.

    Each rendering is smoothed by what the other one shows, so that no noise is taken for detail.
    """
    away = np.minimum(depth[..., :1], 50)
    marks = np.dstack([albedo[..., :3] / 0.06, normal[..., :3] / 0.3, away / 0.15]).astype(np.float32)
    for step in (1, 2, 4, 8, 16):
        shades = [brightness(first), brightness(second)]
        noise = 3 * average((shades[0] - shades[1]) ** 2, 2) + 1e-5
        sums = [first.copy(), second.copy()]
        weights = [np.ones_like(noise), np.ones_like(noise)]
        for down, across in ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)):
            beside = lambda field: shifted(field, down * step, across * step)
            likeness = ((marks - beside(marks)) ** 2).sum(axis=2)
            room = noise + beside(noise)
            near = 0.5 ** (abs(down) + abs(across))
            for index, (picture, guide) in enumerate(((first, shades[1]), (second, shades[0]))):
                weight = near * np.exp(-likeness - (guide - beside(guide)) ** 2 / room)
                sums[index] += weight[..., None] * beside(picture)
                weights[index] += weight
        first, second = (total / weight[..., None] for total, weight in zip(sums, weights))
    return (first + second) / 2


def brightness(pixels):
    """As the eye sees it, on paper."""
    light = pixels[..., :3] @ np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)
    return np.sqrt(np.clip(light + 0.87 * (1 - pixels[..., 3]), 0, 4))


def average(field, reach):
    for axis in (0, 1):
        steps = range(-reach, reach + 1)
        field = sum(shifted(field, *((by, 0) if axis == 0 else (0, by))) for by in steps) / len(steps)
    return field


def shifted(field, down, across):
    """What is so many pixels further down and across; at the rim, the rim."""
    height, width = field.shape[:2]
    rows = np.clip(np.arange(height) + down, 0, height - 1)
    columns = np.clip(np.arange(width) + across, 0, width - 1)
    return field[rows][:, columns]



def tone(light):
    """Khronos' PBR Neutral: keeps the brands' colours, and rolls off highlights."""
    least = light.min(axis=2, keepdims=True)
    light = light - np.where(least < 0.08, least - 6.25 * least**2, 0.04)
    peak = np.maximum(light.max(axis=2, keepdims=True), 1e-6)
    start, room = 0.76, 0.24
    top = 1 - room**2 / (peak + room - start)
    pale = 1 - 1 / (0.15 * (peak - top) + 1)
    return np.where(peak < start, light, (light * top / peak) * (1 - pale) + top * pale)


def develop(product, shade):
    """Puts the product on the shop's paper."""
    light, cover = np.maximum(product[..., :3], 0), np.clip(product[..., 3:], 0, 1)
    seen = tone(EXPOSURE * (light / np.maximum(cover, 1e-4)) ** CONTRAST) * cover
    return encode(seen + linear(rgb(PAPER)) * shade * (1 - cover))


def rgb(colour):
    return np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)], dtype=np.float32)


def linear(shown):
    return np.where(shown <= 0.04045, shown / 12.92, ((shown + 0.055) / 1.055) ** 2.4)


def encode(light):
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def save(shown, file):
    height, width, _ = shown.shape
    image = bpy.data.images.new("picture", width, height, alpha=False)
    image.pixels.foreach_set(np.dstack([shown, np.ones((height, width))]).astype(np.float32).ravel())
    image.file_format, image.filepath_raw = "PNG", file
    image.save()


def main(source, target, width, height):
    scene = import_scene(source)
    for material in bpy.data.materials:
        finish(material)
    add_lamps(scene)
    add_room(scene)
    set_up(scene, target)
    save(develop(*render(scene, target, int(width), int(height))), target)


main(*sys.argv[sys.argv.index("--") + 1 :])
